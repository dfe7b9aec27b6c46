// Sounds are synthesised with a few oscillators and some noise, not played from files. The screen shows whatever a sound tells.

import { settings } from './settings.svelte'

type Sound = 'tick' | 'knock' | 'dice' | 'thud' | 'alarm_on' | 'alarm_off' | 'bell' | 'card' | 'paper'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

function output(audio: AudioContext): GainNode {
  const gain = audio.createGain()
  gain.gain.value = settings.volume ** 2 // the square makes the slider's middle sound half as loud
  gain.connect(audio.destination)
  return gain
}

/** A tone that glides from one pitch to another and fades out. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  kind: OscillatorType,
  at: number,
  from: number,
  to: number,
  long: number,
  loud: number,
): void {
  const voice = audio.createOscillator()
  const gain = audio.createGain()
  voice.type = kind
  voice.frequency.setValueAtTime(from, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + long)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  voice.connect(gain).connect(out)
  voice.start(at)
  voice.stop(at + long)
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1
  return buffer
}

/** A short noise filtered around one pitch: wood, paper, cards. */
function rustle(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  width: number,
  long: number,
  loud: number,
): void {
  noise ??= hiss(audio)
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = width
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  source.connect(filter).connect(gain).connect(out)
  source.start(at, Math.random() * 0.5, long)
}

const MADE: Record<Sound, (audio: AudioContext, out: AudioNode, at: number) => void> = {
  tick: (audio, out, at) => tone(audio, out, 'triangle', at, 1900, 900, 0.04, 0.3),
  knock: (audio, out, at) => {
    tone(audio, out, 'sine', at, 320, 150, 0.09, 0.5)
    rustle(audio, out, at, 900, 1.5, 0.03, 0.35)
  },
  dice: (audio, out, at) => {
    for (const [later, pitch] of [
      [0, 2300],
      [0.05, 1900],
      [0.09, 2600],
      [0.15, 2000],
      [0.22, 1700],
    ] as const) {
      rustle(audio, out, at + later, pitch, 6, 0.05, 0.9)
    }
  },
  thud: (audio, out, at) => {
    tone(audio, out, 'sine', at, 130, 45, 0.22, 0.9)
    rustle(audio, out, at, 260, 0.8, 0.08, 0.5)
  },
  alarm_on: (audio, out, at) => {
    tone(audio, out, 'square', at, 620, 620, 0.16, 0.16)
    tone(audio, out, 'square', at + 0.17, 830, 830, 0.22, 0.16)
  },
  alarm_off: (audio, out, at) => {
    tone(audio, out, 'triangle', at, 620, 620, 0.16, 0.3)
    tone(audio, out, 'triangle', at + 0.17, 415, 415, 0.24, 0.3)
  },
  bell: (audio, out, at) => {
    tone(audio, out, 'sine', at, 1174, 1170, 0.9, 0.3)
    tone(audio, out, 'sine', at, 2794, 2790, 0.4, 0.1)
  },
  card: (audio, out, at) => rustle(audio, out, at, 3200, 0.9, 0.14, 0.3),
  paper: (audio, out, at) => {
    rustle(audio, out, at, 2100, 0.7, 0.09, 0.25)
    rustle(audio, out, at + 0.08, 3600, 0.7, 0.12, 0.2)
  },
}

export const sound = {
  /** Browsers let a page play sound only after its first click or key press. Until then nothing is heard. */
  play(name: Sound): void {
    if (settings.volume <= 0) return
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    MADE[name](context, output(context), context.currentTime + 0.01)
  },
}

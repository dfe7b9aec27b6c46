// Whether words have more lines, or a longer line, than their place.

/** Letters of a narrow line reach over its edge by so many pixels; a line that is cut off is higher. */
const SLACK = 6

export function isCut(words: HTMLElement): boolean {
  if (!words.textContent.trim()) return false
  const bottom = words.parentElement?.getBoundingClientRect().bottom ?? Infinity
  return (
    !words.clientHeight ||
    words.scrollHeight > words.clientHeight + SLACK ||
    words.scrollWidth > words.clientWidth + 1 ||
    words.getBoundingClientRect().bottom > bottom + SLACK
  )
}

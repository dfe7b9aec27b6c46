import { expect, test } from 'vitest'
import { PRINTED } from '../pieces/printed-cards'
import { isDrawn } from './card-art'

test('every card has a drawing of its own', () => expect(PRINTED.filter((id) => !isDrawn(id))).toEqual([]))

// The order token that is held over the map: taken from the tray, laid on the next unit that is clicked.

class Held {
  token = $state('')
}

export const held = new Held()

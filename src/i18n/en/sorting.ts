export const messages = {
  movable: 'movable row',
  handle: 'Move {{title}}',
  how: 'Press Space to take a row, the arrow keys to move it, Space to lay it down, Escape to leave it where it was.',
  taken: '{{title}} taken, at place {{place}}.',
  over: '{{title}} is at place {{place}}.',
  laid: '{{title}} laid down at place {{place}}.',
  back: '{{title}} is back where it was.',
}

/** Of acts that move money each time they are done: the same command, sent once more, has the same key. */
export const keyInput = {
  kind: 'text',
  required: true,
  longest: 64,
  help: 'a name of this movement, such as ticket-4821: the same key never moves money twice',
} as const;

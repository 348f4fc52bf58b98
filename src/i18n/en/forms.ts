export const messages = {
  characters: '{{used}} of {{limit}} characters',
  charactersShort: '{{used}}/{{limit}}',
  notSaved: 'It was not saved. {{reason}}',
  stillTyped: 'What you typed waits in its form.',
  draft: {
    restored: 'What you typed before is here again.',
    discard: 'Discard it',
  },
  record: {
    add: 'Save',
    addAnother: 'Save and add another',
    save: 'Save changes',
  },
  deleted: {
    title: 'Removed while you were editing',
    restore: 'Put it back and save',
    dismiss: 'Back to the form',
  },
  conflict: {
    title: 'Changed by someone else meanwhile',
    text: 'Choose what to keep where the two differ. Nothing is saved until you do.',
    mine: 'Yours',
    theirs: 'Theirs',
    empty: 'empty',
    allMine: 'Keep all of mine',
    allTheirs: 'Take all of theirs',
    save: 'Save this choice',
  },
}

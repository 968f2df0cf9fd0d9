import type { PartUse } from './PartUse';

export const fieldUse = {
  Field: {
    when: 'One line of text, or several with `rows`. For money, dates, passwords and mobile numbers use their own fields.',
    do: 'Set `autoComplete` and `inputMode`.',
    dont: 'Do not use the placeholder as the label.',
    access: 'Give `label`. Hint and error are joined to the input.',
  },
  FieldFrame: {
    when: 'To build a new input with our label, hint and error. For plain text use Field.',
    do: 'Pass the given ids on to the control.',
    dont: 'Do not place two controls in one frame.',
    access: 'Give `label`; the error is announced. The control between is yours and takes the description.',
  },
  PasswordField: {
    when: 'A password. For other text use Field.',
    do: 'Set `autoComplete` to `current-password` or `new-password`.',
    dont: 'Do not forbid pasting.',
    access: 'Give `label`, `showLabel` and `hideLabel`. The eye is a button of its own.',
  },
  MoneyField: {
    when: 'An amount of money. For other numbers use Field with `inputMode`.',
    do: 'State the limits in the hint.',
    dont: 'Do not group the digits yourself.',
    access: 'Give `label`. The caret stays at its digit while the amount is grouped.',
  },
  MobileField: {
    when: 'A mobile number with its country code. For other numbers use Field.',
    do: 'Show an error once the field is left.',
    dont: 'Do not ask for the country in another field.',
    access:
      'Give `label` and the label of the dialling code. The code is a select of its own before the number.',
  },
  DateField: {
    when: 'One day. For two days use DateRange.',
    do: 'Give `min` and `max` where the day is limited; `from` for a day long ago.',
    dont: 'Do not use the native date field.',
    access: 'Give `label`. The day can be typed; the button opens the calendar as a dialog.',
  },
  DateRange: {
    when: 'Two days, both included. For one day use DateField.',
    do: 'Offer the ranges that people ask for as quick choices.',
    dont: 'Do not add a button to apply a quick choice.',
    access: 'Give the labels of the group and of both fields.',
  },
  CalendarInLanguage: {
    when: 'A calendar opens under a date field, in whichever of the six languages the page has.',
    do: 'Load it with the first opening: the names of months and days come with it, for one language alone.',
    dont: 'Do not give it words of its own; a brand changes words in its `words` folder.',
    access: 'As the calendar itself: focus moves in, arrow keys move by days, and Escape closes it.',
  },
  CalendarPopover: {
    when: 'The calendar of DateField. In a form use DateField itself.',
    do: 'Pass the button that opened it as `anchor`.',
    dont: 'Do not open it when a field takes the focus.',
    access: 'Give `label` and `closeLabel`. Arrows move in the calendar; Escape closes it.',
  },
  CaptchaField: {
    when: 'Letters to be read off a picture, where the gateway asks for them.',
    do: 'Offer another picture.',
    dont: 'Do not ask for it before it is required.',
    access: 'Give `label`, and the name of the button that brings another picture.',
  },
  CodeField: {
    when: 'A code that is sent by message, with the button that sends it. For a code that is already there use CodeBoxes.',
    do: 'Show how long it takes until another code may be sent.',
    dont: 'Do not send a code without a press.',
    access:
      'Give `label`. Give `announcement`: it says once that a code was sent; the seconds are not read. A phone fills the code in.',
  },
  CodeBoxes: {
    when: 'A short code of digits. To send one too use CodeField.',
    do: 'Show as many boxes as the code has digits.',
    dont: 'Do not build it from several inputs.',
    access: 'Give the label. It is one input: pasting, arrows and Backspace work as in any other.',
  },
  Checkbox: {
    when: 'A choice that is sent with a form. For one that takes effect at once use Switch.',
    do: 'Word it so that a tick means yes.',
    dont: 'Do not tick consent in advance.',
    access: 'The label names it; the error is announced. Space toggles it.',
  },
  Switch: {
    when: 'A setting that takes effect at once. In a form that is sent use Checkbox.',
    do: 'Name the thing that is on or off.',
    dont: 'Do not change the label with the state.',
    access: 'The label names it; it is read as a switch. Space toggles it.',
  },
  Select: {
    when: 'One of many options. For a few with pictures use ChoiceTiles; for commands use Menu.',
    do: 'Put the options in an order that people expect.',
    dont: 'Do not use it for two options.',
    access: 'Give `label`. It is the system’s own list, with its keys.',
  },
  ChoiceTiles: {
    when: 'One of a few options that need a picture or a line each. For many use Select.',
    do: 'Put the fact that decides into the line of each tile.',
    dont: 'Do not show more than a handful.',
    access: 'Give the title of the group. The tiles are radio buttons: arrows choose.',
  },
  LanguageSelect: {
    when: 'The language of the site, in its header. For other choices use Select.',
    do: 'Name each language in itself.',
    dont: 'Do not show a flag without its name in the list.',
    access: 'Give its label. Arrows move in the list; Escape closes it.',
  },
  Upload: {
    when: 'Pictures that are sent along with a form.',
    do: 'Say in the note which files are taken and how large they may be.',
    dont: 'Do not refuse a file without a reason.',
    access: 'Give its labels. A refusal is announced; each picture can be removed by its button.',
  },
  UploadPreview: {
    when: 'One picture of an Upload. On a page use Upload itself.',
    do: 'Show how far it is on its way.',
    dont: 'Do not show an upload as done before the gateway said so.',
    access: 'It is marked busy while it is sent. Give the labels of its buttons.',
  },
  Form: {
    when: 'Around fields that are sent together. For tabs and messages around it use FormStack.',
    do: 'Show each complaint at its field.',
    dont: 'Do not rely on the browser’s own bubbles: they stay away.',
    access: 'Give `label` where no heading names the form. Enter in a field sends it.',
  },
  FormRow: {
    when: 'A row of a form that takes the whole width. Fields need none.',
    do: 'Use it for the submit button.',
    dont: 'Do not use it for margins.',
    access: 'It has no role of its own.',
  },
  FormStack: {
    when: 'Everything that belongs to one form, one below the other. For the fields alone use Form.',
    do: 'Place messages above the fields that they concern.',
    dont: 'Do not add margins to its children.',
    access: 'It has no role of its own; the order in the page is the order of Tab.',
  },
  RuleList: {
    when: 'What a password needs, ticked as it is typed. For a single complaint use the error of the field.',
    do: 'Show it from the start, so that nothing moves.',
    dont: 'Do not repeat its lines as an error.',
    access: 'Give `label`. Whether a rule is met is said in words, too.',
  },
} as const satisfies Record<string, PartUse>;

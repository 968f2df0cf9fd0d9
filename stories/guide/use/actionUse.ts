import type { PartUse } from './PartUse';

export const actionUse = {
  Button: {
    when: 'An action of a page or form. For an icon alone use IconButton; for a way inside a sentence use Link.',
    do: 'Give the main action of a view a tone; leave the others neutral.',
    dont: 'Do not swap the label for a spinner: set `loading`.',
    access:
      'The children are its name. With `href` it is a link. Enter and Space press a button. While loading it keeps the focus.',
  },
  IconButton: {
    when: 'An action that a well-known icon says. For an action that needs words use Button.',
    do: 'Wrap a Tooltip round it where the icon alone may be unclear.',
    dont: 'Do not put a count in its label: use Badge.',
    access: '`label` is required and is read out. `selected` makes it a button that is on or off.',
  },
  Chip: {
    when: 'A filter or quick choice that is on or off. For links to nearby pages use ChipLinks.',
    do: 'Keep the label to one or two words.',
    dont: 'Do not use it as a label without an action: use StatusLabel.',
    access: 'The children are its name; the state is read as pressed. Enter and Space toggle it.',
  },
  ChipLinks: {
    when: 'Links to pages near this one. For filters of the same page use Chip.',
    do: 'Mark the page that is open as current.',
    dont: 'Do not use it for steps or tabs.',
    access: 'Give `label` to name the group. Each entry is a link.',
  },
  CopyButton: {
    when: 'A text that has to be entered elsewhere: an account number, a code. To save a file use SaveTextButton.',
    do: 'Place it beside the text that it copies.',
    dont: 'Do not add a toast: it says by itself that it has copied.',
    access: 'The outcome is read out politely; the focus stays on the button.',
  },
  SaveTextButton: {
    when: 'A text that is to be kept as a file, such as recovery codes. For the clipboard use CopyButton.',
    do: 'Say in the label what is saved.',
    dont: 'Do not make it the only way to see the text.',
    access: 'An ordinary button: Enter and Space save.',
  },
  PauseButton: {
    when: 'Beside anything that moves by itself for more than five seconds.',
    do: 'Place it before the moving part, so that the keyboard meets it first.',
    dont: 'Do not hide it behind hover.',
    access: 'Give the label for each of its states.',
  },
  Link: {
    when: 'A way to another page inside text. For an action that stands alone use Button with `href`.',
    do: 'Name where it leads.',
    dont: 'Do not write “here” or “more” alone.',
    access: 'Its text is its name; Enter follows it.',
  },
  RouterLink: {
    when: 'An unstyled way to a page of the site, for building other parts. For text use Link.',
    do: 'Use it for addresses of this site.',
    dont: 'Do not use it for other sites.',
    access: 'Give it text, or an `aria-label` where its content is a picture.',
  },
  Menu: {
    when: 'Commands under a button. For one choice of a form use Select; for navigation use NavBar.',
    do: 'Start each entry with a verb.',
    dont: 'Do not put fields or long text into it.',
    access: 'Give `label`. Arrows, Home and End move; Escape closes; the focus returns to the button.',
  },
  TabList: {
    when: 'Views of one subject that replace each other. For labels of many words use LineTabs.',
    do: 'Use `segment` for two or three short labels, `panel` for labels with pictures.',
    dont: 'Do not use tabs for steps: use Stepper.',
    access:
      'Give `label`, and panels with the ids that `idBase` makes. Tab reaches the selected tab; arrows select the others.',
  },
  LineTabs: {
    when: 'Tabs whose labels have many words. For short labels or pictures use TabList.',
    do: 'Name each tab after its content.',
    dont: 'Do not mix links to other pages among them.',
    access: 'Give `label`. Tab reaches the selected tab; arrows select the others.',
  },
  Pagination: {
    when: 'A list of several pages. For a list that grows as it is scrolled use InfiniteList.',
    do: 'Place it below the list.',
    dont: 'Do not hide it yourself: with one page it shows nothing.',
    access: 'Give `labels` for the region, both arrows and each page. The current page is marked.',
  },
  NumberPad: {
    when: 'Many short options of which any may be chosen, such as lottery numbers. For a few on or off use Chip.',
    do: 'Keep the options in an order that people expect.',
    dont: 'Do not show a thousand keys: let the number be typed.',
    access: 'Give `label`. Arrows move between options; Enter and Space toggle one.',
  },
  StripArrows: {
    when: 'Buttons that move a Strip with a pointer. A whole strip of game cards is CardStrip.',
    do: 'Join it to the strip by `useStrip`.',
    dont: 'Do not make it the only way to scroll.',
    access: 'Give both buttons their labels.',
  },
} as const satisfies Record<string, PartUse>;

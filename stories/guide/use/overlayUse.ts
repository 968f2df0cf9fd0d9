import type { PartUse } from './PartUse';

export const overlayUse = {
  Modal: {
    when: 'A task that stops the page. To confirm use ConfirmDialog; for filters use Drawer.',
    do: 'Put its buttons in the slot for actions.',
    dont: 'Do not open one modal from another without need.',
    access:
      'Give a title and a close label. It traps the focus and gives it back; Escape closes it, unless `onClose` is absent because it must be answered.',
  },
  ModalArt: {
    when: 'The bright half of a Modal, for a welcome.',
    do: 'Keep it to one line.',
    dont: 'Do not place anything there that is needed.',
    access: 'The picture is decoration; heading and text are read.',
  },
  ConfirmDialog: {
    when: 'Before an act that cannot be undone. For a fact use WarningDialog.',
    do: 'Name the act on its button.',
    dont: 'Do not ask about what can be undone.',
    access: 'As Modal: it traps the focus; Escape keeps everything as it is.',
  },
  WarningDialog: {
    when: 'One fact that has to be noted. For a question use ConfirmDialog; for minor news use Toasts.',
    do: 'Say the fact first.',
    dont: 'Do not use it for advertising.',
    access: 'As Modal: it traps the focus. Escape counts as noted.',
  },
  Drawer: {
    when: 'Filters and menus that do not take the page. For a task use Modal.',
    do: 'Give it a title.',
    dont: 'Do not place a long form in it.',
    access: 'Give title and close label. It traps the focus and gives it back; Escape closes it.',
  },
  SidePanel: {
    when: 'Something that goes on beside the page, such as a chat. For a task that stops the page use Modal.',
    do: 'Let it stay open while the page changes.',
    dont: 'Do not open two at once, nor one on a phone.',
    access:
      'Give a title and a close label. It traps no focus; Escape in it closes it. `takesFocus` moves the focus in and back.',
  },
  TopPanel: {
    when: 'A panel of the whole width from the top, such as search. From the side use Drawer.',
    do: 'Close it when a result is chosen.',
    dont: 'Do not use it for dialogs.',
    access: 'Give `label`. It traps the focus and gives it back; Escape closes it.',
  },
  LoginBubble: {
    when: 'The small login form under the header’s button. For the full form use Modal.',
    do: 'Keep it to the fields of a login.',
    dont: 'Do not put a registration into it.',
    access: 'Give `label`. The button says whether it is open; the bubble is a dialog.',
  },
  Tooltip: {
    when: 'The name of an icon button, for those who see it. For help that is needed use the hint of a field.',
    do: 'Keep it to a few words.',
    dont: 'Do not put links or the only explanation in it.',
    access: 'It opens on hover and focus; Escape closes it. It never replaces a label.',
  },
  Centre: {
    when: 'A centre over the page, such as member or cashier, with its menu. For one task use Modal.',
    do: 'Give one title to each page.',
    dont: 'Do not put a centre inside another.',
    access: 'Give its title and labels. On a phone the menu stands behind a button.',
  },
  CentreMenu: {
    when: 'The pages of a centre, in groups. On a phone CentreTabs shows the open group.',
    do: 'Mark the open page as current.',
    dont: 'Do not mix actions among the links.',
    access: 'Give `label`; each group is named, the current page marked.',
  },
  CentreTabs: {
    when: 'The pages of the open group of a centre, on a phone. Views in one page are a TabList.',
    do: 'Use the words of CentreMenu.',
    dont: 'Do not show it beside the menu.',
    access: 'Give `label`. The entries are links; the current one is marked.',
  },
  CentrePage: {
    when: 'The content of a page of a centre. A titled part in it is a TitledPanel.',
    do: 'Say in the lead what the page is for.',
    dont: 'Do not add margins between its children.',
    access: 'It has no role of its own.',
  },
  TitledPanel: {
    when: 'A titled part of a page of a centre. On an ordinary page use SectionHeading.',
    do: 'Keep one subject to a plate.',
    dont: 'Do not nest plates.',
    access: 'Its title names it as a region.',
  },
} as const satisfies Record<string, PartUse>;

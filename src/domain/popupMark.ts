import type { Popup } from '#contract/wireTypes';

type Numbered = Pick<Popup, 'id'>;

/** The mark that hides all popups in this session. */
const everything = 'all';

const seen = (mark: string | undefined): readonly string[] => mark?.split(',') ?? [];

/** Popups that the session's mark does not list as closed; new popups are shown. */
export const unseen = <Shown extends Numbered>(
  popups: readonly Shown[],
  mark: string | undefined,
): readonly Shown[] =>
  mark === everything ? [] : popups.filter(({ id }) => !seen(mark).includes(String(id)));

/** The mark after these popups have been closed. */
export const markOf = (popups: readonly Numbered[], mark: string | undefined, all: boolean): string =>
  all || mark === everything
    ? everything
    : [...new Set([...seen(mark), ...popups.map(({ id }) => String(id))])].join(',');

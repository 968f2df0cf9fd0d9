import type { Popup } from '#contract/wireTypes';

type Numbered = Pick<Popup, 'id'>;

/** Nothing shows any more in this session. */
const everything = 'all';

const seen = (mark: string | undefined): readonly string[] => mark?.split(',') ?? [];

/** Popups that the session's mark does not name as closed; a new one of the operator shows again. */
export const unseen = <Shown extends Numbered>(
  popups: readonly Shown[],
  mark: string | undefined,
): readonly Shown[] =>
  mark === everything ? [] : popups.filter(({ id }) => !seen(mark).includes(String(id)));

/** The mark once these are closed. */
export const markOf = (popups: readonly Numbered[], mark: string | undefined, all: boolean): string =>
  all || mark === everything
    ? everything
    : [...new Set([...seen(mark), ...popups.map(({ id }) => String(id))])].join(',');

import { lookOf, presenterLooks } from '../../../presenters/looks.ts';
import { pageSkin } from '../pageSkin.ts';

/** Where a presenter's hands are: at rest, at the bowl or the shoe, or pointing at the side that has won. */
export type Pose = 'rest' | 'shake' | 'lift' | 'draw' | 'give-first' | 'give-second' | 'first' | 'second';

/** The presenter whom the lobby shows at this table, by the page's address; the first one when it names none that is known. */
const presenterLook = (search: string) =>
  lookOf(new URLSearchParams(search).get('dealer')) ?? presenterLooks[0];

/** The presenter of a live table, who is drawn once their file has come; the table does not wait for it. */
export const tablePresenter = (
  /** Carries the pose, in `data-pose`. */
  scene: Element,
  stand: (body: SVGElement, arms: SVGElement) => void,
  search: string = location.search,
) => {
  const pose = (name: Pose): void => scene.setAttribute('data-pose', name);
  pose('rest');
  void import(/* webpackChunkName: "presenter" */ './presenterParts.ts').then(
    ({ presenterParts }) => {
      const { body, arms } = presenterParts(presenterLook(search), pageSkin(search));
      stand(body, arms);
      scene.setAttribute('data-presenter', '');
    },
    // Without their file the table is played as it is.
    () => undefined,
  );
  return { pose };
};

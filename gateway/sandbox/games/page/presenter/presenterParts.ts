import { dressOf } from '../../../presenters/dressOf.ts';
import { drawPresenter } from '../../../presenters/drawPresenter.ts';
import type { PresenterLook } from '../../../presenters/looks.ts';
import { svgPart } from '../svgPart.ts';
import './presenter.css';

/** Body and arms of a presenter, in the brand's dress; a file of its own, fetched once a live table stands. */
export const presenterParts = (look: PresenterLook, skin: readonly string[]) =>
  drawPresenter<SVGElement>(svgPart, look, dressOf(skin));

import { join } from 'node:path';
import { sizeOf, type Mode } from '../stories/storyCases';

/** The pictures that the project keeps. */
export const storedPictures = join(import.meta.dirname, 'stored');
export const pictureReports = join(import.meta.dirname, '../../reports/pictures');

/** `lotus/ui-actions-button--everything--390`: a picture's place without its ending. */
export const pictureName = (id: string, mode: Mode): string => `${mode.brand}/${id}--${sizeOf(mode).width}`;

export const isUpdate = process.env['UPDATE_PICTURES'] === '1';

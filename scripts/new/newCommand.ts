import { formatText } from '../formatText.ts';
import type { Edits, Read } from './edits.ts';
import { newCall } from './newCall.ts';
import { newColour } from './newColour.ts';
import { newFill } from './newFill.ts';
import { newPart } from './newPart.ts';
import { NewRefusal } from './NewRefusal.ts';
import { newScreen } from './newScreen.ts';
import { newWord } from './newWord.ts';

const kinds = {
  call: newCall,
  part: newPart,
  screen: newScreen,
  colour: newColour,
  fill: newFill,
  word: newWord,
} as const;

const usage = `npm run new -- call <area> <name> GET|POST </path>       endpoint, schemas, answer, policy, handler, story answer, hook
npm run new -- part <folder>/<Name>                     a part of the library, its story, theme slots, sample and use text
npm run new -- screen <Name> </path> "<title>" …          a title in each language: vi, en, zh, ms, th, pt
                                                        view, screen, story, route, chunk and titles
npm run new -- colour <group.role> <from> "<use>"       a role for text and icons, derived and kept readable
npm run new -- fill <group.role> <from> "<use>"         a role for the background of a badge, pill or button, and one for its text
npm run new -- word <namespace.key> "<text>" …           a text in each language: vi, en, zh, ms, th, pt`;

const isKind = (name: string | undefined): name is keyof typeof kinds =>
  name !== undefined && Object.hasOwn(kinds, name);

/** Generates the edits for one kind of addition, formatted as the project is. */
export async function newCommand([kind, ...args]: readonly string[], read: Read): Promise<Edits> {
  if (!isKind(kind)) throw new NewRefusal(usage);
  const edits = Object.entries(kinds[kind](read, args));
  return Object.fromEntries(
    await Promise.all(edits.map(async ([path, text]) => [path, await formatText(path, text)] as const)),
  );
}

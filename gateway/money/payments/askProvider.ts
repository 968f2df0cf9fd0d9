import { alertDesk, type AlertParts } from '../../platform/alerts/alertDesk.ts';

const subject = { kind: 'work', target: 'calling the payment provider' } as const;

/** Calls the payment provider and passes its failure on; an alert is open from there until it answers again. */
export const askProvider = async <Answer>(parts: AlertParts, ask: () => Promise<Answer>): Promise<Answer> => {
  const desk = alertDesk(parts);
  try {
    const answer = await ask();
    await desk.succeed(subject);
    return answer;
  } catch (error) {
    await desk.raise({ ...subject, merchant: null, error });
    throw error;
  }
};

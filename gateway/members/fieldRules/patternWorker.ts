import { parentPort } from 'node:worker_threads';

interface Question {
  readonly source: string;
  readonly text: string;
}

const judge = ({ source, text }: Question): boolean | 'invalid' => {
  try {
    return new RegExp(source, 'u').test(text);
  } catch {
    return 'invalid';
  }
};

parentPort?.postMessage('ready');
parentPort?.on('message', (question: Question) => parentPort?.postMessage(judge(question)));

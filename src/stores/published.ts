import type { Place, RulesView } from '../engine/index.ts';
import { type Client, createClient, type StartChannel, startWorker } from '../worker/client.ts';
import type { Ask } from './trying.ts';

/** The specification of a published page, read again in the browser when something is asked of it. */
export interface Published {
  /** Asks something of the text; rejects when it cannot be had or read at the moment. */
  readonly ask: Ask;
  /** The rules; undefined when they cannot be had at the moment. */
  readonly rules: () => Promise<RulesView | undefined>;
  /** The number of the line on which a place begins, from 1, once something was asked. */
  readonly lineOf: (place: Place) => number;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** The text at an address, which is fetched, with the engine in a worker, when something is first asked. */
export function createPublished(
  address: string,
  start: StartChannel = startWorker,
  load: (address: string) => Promise<string> = fetchText,
): Published {
  let text = '';
  let opened: Promise<Client> | undefined;

  const open = async (): Promise<Client> => {
    text = await load(address);
    const client = createClient({ start, text: () => text, onSummary: () => {}, onState: () => {} });
    client.open(1);
    return client;
  };

  const ask: Ask = async (query) => {
    opened ??= open();
    const mine = opened;
    try {
      return await (await mine).ask(query);
    } catch (failure) {
      // What failed is begun anew by the next question.
      if (opened === mine) opened = undefined;
      void mine.then((client) => client.close()).catch(() => {});
      throw failure;
    }
  };

  return {
    ask,
    rules: async () => {
      const told = await ask({ ask: 'view', view: 'rules' }).catch(() => undefined);
      return told?.reply as RulesView | undefined;
    },
    lineOf: ({ from }) => text.slice(0, from).split('\n').length,
  };
}

import { plain } from '../../syntax/inline.ts';
import type { PointReader } from '../reader.ts';
import {
  holdsCall,
  looksLikeMethods,
  looksLikeRoute,
  looksLikeStatus,
  looksLikeYesNo,
  opensWithStatus,
  says,
} from '../tables/cell-kinds.ts';
import { methodSpelled, methodTitled } from './method-titles.ts';
import { isOperationKind } from './operations.ts';
import { outgoingTable } from './outgoing.ts';
import { callRow, methodsRow, pathRow, pathsMethodRow, statusesRow } from './rows.ts';
import { answerRow, answerTitles, type CallFact, payloadRow } from './tables.ts';

/** Titles of a column of how a call fails. */
const failureTitles = [
  'error',
  'error codes',
  'failure',
  'failures',
  'failed',
  'not ok',
  'problems',
  'on error',
  'on failure',
  'otherwise',
  'adds',
  'also',
  'also answers',
  'in addition',
  'additional',
  'additional answers',
  'extra',
  'further answers',
  'besides',
  'plus',
  'fehler',
  'erreurs',
];

/** The paths of a table that has methods for columns. */
const pathColumn = {
  title: 'Path',
  also: ['url', 'route', 'uri', 'endpoint', 'resource', 'address'],
  looks: looksLikeRoute,
};

/** The tables of point 7: payloads and answers of a call, calls a row each, and grids of paths and methods. */
export const callTables: PointReader<'calls', CallFact>['tables'] = {
  payload: {
    shape: {
      columns: {
        payload: {
          title: 'Payload',
          also: [
            'parameter',
            'parameters',
            'path parameter',
            'path parameters',
            'query parameter',
            'query parameters',
            'field',
            'name',
            'property',
            'input field',
          ],
        },
        in: { title: 'In', also: ['where', 'location'] },
        type: { title: 'Type' },
        required: { title: 'Required', also: ['mandatory'] },
        default: { title: 'Default' },
        meaning: { title: 'Meaning', also: ['description', 'notes', 'rules'] },
      },
      needs: [['payload'], ['type', 'required', 'in', 'default']],
    },
    row: payloadRow,
  },
  answers: {
    shape: {
      columns: {
        answer: { title: 'Answer', also: answerTitles },
        when: { title: 'When', also: ['condition', 'reason'] },
        carries: { title: 'Carries', also: ['body', 'content', 'returns', 'error'] },
        handling: { title: 'Handling', also: ['what happens', 'client does', 'client should'] },
        meaning: { title: 'Meaning', also: ['description', 'notes'] },
      },
      needs: [['answer'], ['when', 'carries', 'handling', 'meaning']],
    },
    row: answerRow,
  },
  calls: {
    shape: {
      columns: {
        call: {
          title: 'Call',
          also: [
            'endpoint',
            'request',
            'address',
            'operation',
            'action',
            'name',
            'procedure',
            'mutation',
            'query',
            'event',
            'events',
            'calls',
            'methods',
            'procedures',
            'mutations',
            'queries',
            'operations',
            'commands',
          ],
          never: looksLikeMethods,
          looks: holdsCall,
          surely: true,
        },
        method: {
          title: 'Method',
          also: ['verb', 'verbs', 'http method', 'http methods', 'methode'],
          never: holdsCall,
          looks: (cell) => looksLikeMethods(cell) || isOperationKind(plain(cell).toLowerCase()),
        },
        path: { title: 'Path', also: ['url', 'route', 'uri', 'pfad'], looks: looksLikeRoute },
        does: {
          title: 'Does',
          also: [
            'purpose',
            'description',
            'meaning',
            'what',
            'notes',
            'what it does',
            'what for',
            'used for',
            'effect',
            'effects',
            'group',
            'area',
          ],
        },
        payload: {
          title: 'Payload',
          also: [
            'input',
            'body',
            'parameters',
            'request body',
            'arguments',
            'sent with',
            'data',
            'params',
            'args',
          ],
        },
        result: { title: 'Result', also: ['answer', 'returns', 'output', 'response'] },
        answers: {
          title: 'Answers',
          also: ['statuses', 'responses', 'status', 'status codes', 'codes', 'success', 'ok', 'outcome'],
          looks: opensWithStatus,
        },
        failures: {
          title: 'Errors',
          also: failureTitles,
          looks: opensWithStatus,
        },
        madeBy: { title: 'Made by', also: ['screen', 'screens', 'used by', 'called by'] },
        allowedTo: { title: 'Allowed to', also: ['roles', 'who', 'access', 'auth', 'role'] },
      },
      needs: [
        ['call', 'path'],
        ['does', 'payload', 'answers', 'failures', 'madeBy', 'allowedTo', 'method', 'result'],
      ],
    },
    row: callRow,
  },
  // A path a row, a method a column: what it answers, where there is such a call.
  methods: {
    shape: {
      columns: { path: pathColumn },
      needs: [['path']],
      inOrder: ['path'],
      open: true,
      headers: (cell) => methodTitled(cell) !== undefined,
      rest: (cell) => !says(cell) || looksLikeStatus(cell) || opensWithStatus(cell) || looksLikeYesNo(cell),
    },
    row: methodsRow,
  },
  // The same where each of these columns spells its method: what the call does.
  deeds: {
    shape: {
      columns: { path: pathColumn },
      needs: [['path']],
      inOrder: ['path'],
      open: true,
      headers: (cell) => methodSpelled(cell) !== undefined,
      rest: () => true,
    },
    row: methodsRow,
  },
  // A call a row, a status a column: those that it ticks.
  statuses: {
    shape: {
      columns: { call: { title: 'Call', also: ['endpoint', 'request', 'operation'], looks: holdsCall } },
      needs: [['call']],
      inOrder: ['call'],
      open: true,
      headers: looksLikeStatus,
      rest: () => true,
    },
    row: statusesRow,
  },
  // A path a row, and nothing else but what is called there.
  paths: {
    shape: {
      columns: {
        call: {
          title: 'Call',
          also: [
            'endpoint',
            'request',
            'operation',
            'name',
            'action',
            'purpose',
            'what',
            'description',
            'query',
          ],
          never: (cell) => looksLikeRoute(cell) || holdsCall(cell),
        },
        path: {
          title: 'Path',
          also: ['url', 'route', 'uri', 'address', 'endpoint', 'pfad'],
          looks: looksLikeRoute,
        },
      },
      needs: [['path'], ['call']],
    },
    row: pathRow,
  },
  // A method a row, below a title that is their path.
  ofPath: {
    shape: {
      columns: {
        method: { title: 'Method', also: ['verb', 'http method', 'methode'], looks: looksLikeMethods },
        does: { title: 'Does', also: ['purpose', 'description', 'meaning', 'what', 'notes', 'what it does'] },
        payload: { title: 'Payload', also: ['input', 'body', 'parameters', 'request body', 'arguments'] },
        answers: {
          title: 'Answers',
          also: ['statuses', 'responses', 'status', 'status codes', 'codes', 'answer', 'response', 'returns'],
          looks: opensWithStatus,
        },
        failures: { title: 'Errors', also: failureTitles, looks: opensWithStatus },
      },
      needs: [['method'], ['answers']],
    },
    row: pathsMethodRow,
  },
  outgoing: outgoingTable,
};

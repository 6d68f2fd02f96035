import type { PointReader } from '../reader.ts';
import { looksLikeErrorCode, looksLikeMessage, looksLikeStatus } from '../tables/cell-kinds.ts';
import type { ErrorFact } from './entry.ts';
import { errorRow } from './row.ts';

/** The tables of point 8: errors by their codes or messages, by their statuses, and what may go wrong with what is done about it. */
export const errorTables: PointReader<'errors', ErrorFact>['tables'] = {
  errors: {
    shape: {
      columns: {
        error: {
          title: 'Error',
          also: [
            'code',
            'name',
            'error code',
            'type',
            'error type',
            'key',
            'id',
            'title',
            'exception',
            'number',
            'no',
            'body',
          ],
          looks: looksLikeErrorCode,
        },
        status: {
          title: 'Status',
          also: ['status code', 'http status', 'http', 'answer', 'exit code', 'exit status', 'exit'],
          looks: looksLikeStatus,
        },
        when: {
          title: 'When',
          also: [
            'cause',
            'reason',
            'condition',
            'meaning',
            'description',
            'situation',
            'trigger',
            'raised when',
            'used when',
            'returned when',
            'occurs when',
            'happens when',
            'thrown when',
            'why',
            'when it is returned',
            'when it happens',
          ],
          never: looksLikeErrorCode,
        },
        message: {
          title: 'Message',
          also: [
            'text',
            'message shown',
            'shown',
            'displayed',
            'returned',
            'said',
            'printed',
            'prints',
            'output',
            'stderr',
            'says',
            'error message',
            'wording',
            'sentence',
            'user message',
            'message to the user',
            'what the user sees',
            'what users see',
            'what the user is told',
            'what the user reads',
            'what is shown',
            'meldung',
          ],
          looks: looksLikeMessage,
        },
        handling: {
          title: 'Handling',
          also: ['what happens', 'handling by the client', 'action', 'recovery'],
        },
      },
      needs: [
        ['error', 'message'],
        ['status', 'when', 'message', 'handling'],
      ],
      inOrder: ['error', 'when'],
    },
    each: { of: 'error' },
    row: errorRow,
  },
  byStatus: {
    shape: {
      columns: {
        status: {
          title: 'Status',
          also: [
            'status code',
            'http status',
            'http',
            'http code',
            'code',
            'exit code',
            'exit status',
            'exit',
          ],
          looks: looksLikeStatus,
        },
        when: {
          title: 'When',
          also: ['cause', 'reason', 'condition', 'meaning', 'description', 'situation'],
          never: looksLikeErrorCode,
        },
        handling: { title: 'Handling', also: ['what happens', 'action', 'recovery'] },
      },
      needs: [['status'], ['when', 'handling']],
      notFirst: (cell) => looksLikeErrorCode(cell) || looksLikeMessage(cell),
    },
    row: errorRow,
  },
  // What may go wrong, and what is done about it: each is named by its own words.
  situations: {
    shape: {
      columns: {
        error: {
          title: 'Situation',
          also: [
            'condition',
            'scenario',
            'case',
            'edge case',
            'problem',
            'failure',
            'error scenario',
            'error condition',
            'error case',
            'what goes wrong',
          ],
        },
        handling: {
          title: 'Response',
          also: [
            'system response',
            'behaviour',
            'behavior',
            'system behaviour',
            'system behavior',
            'expected behaviour',
            'expected behavior',
            'expected response',
            'handling',
            'reaction',
            'what happens',
          ],
        },
      },
      needs: [['error'], ['handling']],
    },
    row: errorRow,
  },
};

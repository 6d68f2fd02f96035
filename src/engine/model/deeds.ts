const deeds = new Set(
  (
    'accept access activate add adjust administer answer approve archive assign attach ban block book browse buy cancel ' +
    'change check clear close comment complete configure confirm connect convert copy create decline define delete deny ' +
    'deactivate disable disconnect download duplicate edit enable enter export extend filter find finish follow force ' +
    'generate give grant hide import install invite join kick leave link list lock manage mark merge moderate modify ' +
    'move mute open order pause pay pin plan post promote publish purchase put query rate react read record refresh ' +
    'refund register reject release remove rename renew reopen reorder replace reply report request reschedule reset ' +
    'resolve respond restore resume review revoke rotate run save schedule search see select send set share ship show ' +
    'sign sort star start stop submit subscribe suspend switch sync tag take transfer trigger trust turn unarchive ' +
    'unassign unblock undo unfollow uninstall unlock unpin unpublish unsubscribe update upgrade upload use verify view ' +
    'void vote watch withdraw write'
  ).split(' '),
);

/** Whether a word is a verb of what people do in a product, in its base form: `archive`. */
export function isDeed(word: string): boolean {
  return deeds.has(word.toLowerCase());
}

/** Participles that are not the verb with `ed`. */
const irregular: Readonly<Record<string, string>> = {
  seen: 'see',
  sent: 'send',
  read: 'read',
  made: 'make',
  taken: 'take',
  hidden: 'hide',
  given: 'give',
  bought: 'buy',
  written: 'write',
  withdrawn: 'withdraw',
  run: 'run',
  reset: 'reset',
  put: 'put',
  left: 'leave',
  kept: 'keep',
  found: 'find',
};

/** The verb of a participle that is a deed: `pin` of `pinned`; undefined for any other word. */
export function deedOf(participle: string): string | undefined {
  const word = participle.toLowerCase();
  const base = word.replace(/ed$/, '');
  return (
    irregular[word] ?? [base, `${base}e`, base.replace(/i$/, 'y'), base.replace(/(.)\1$/, '$1')].find(isDeed)
  );
}

/** Whether a phrase has an object behind its verb: `plan meals`, but neither `plan`, `comment on` nor `start and plan`. */
export function objectAfter(phrase: string): boolean {
  const [, second, ...rest] = phrase.split(' ');
  return (
    second !== undefined &&
    !/^(?:and|or|about|as|at|from|in|into|off|on|out|to|up|with)$/.test(second) &&
    !(rest.length === 0 && isDeed(second))
  );
}

const deeds = new Set(
  (
    'accept access acknowledge activate add adjust administer allocate alter answer appeal apply appoint approve ' +
    'archive arrange ask assemble assess assign attach attend audit authorise authorize ban block book borrow ' +
    'browse buy bypass calculate call cancel capture cast certify change charge chat check clean clear close ' +
    'collect comment compare compile complete configure confirm connect control convert coordinate copy correct ' +
    'create customise customize deactivate declare decline define delete deliver demote deny deploy deposit ' +
    'describe determine disable disband discard disconnect dismiss dispatch dispense dispute distribute donate ' +
    'download downvote draft drop duplicate edit empty enable endorse enforce enrol enroll enter escalate ' +
    'evaluate examine exclude execute export extend favorite favourite fetch fill filter find finish fix flag ' +
    'follow force format forward freeze fulfil fulfill generate give grade grant hand handle hide hire ignore ' +
    'impersonate import inform initiate inspect install instruct invite invoice issue join keep kick launch ' +
    'leave lend like limit link list load lock lodge log look maintain make manage mark measure mend mention ' +
    'merge message moderate modify monitor move mute negotiate nominate notify observe obtain offer open operate ' +
    'order override oversee pause pay pick pin plan play post prepare prescribe print process promote propose ' +
    'protect provide publish purchase purge put query quote raise rate react read rearrange reassign rebuild ' +
    'receive recommend reconcile record recover redact redeem redo refresh refund refuse register ' +
    'reindex reject relabel release remove rename renew rent reopen reorder repair replace reply report request ' +
    'reschedule reserve reset resolve respond restart restore restrict resume retire retry return review revoke ' +
    'ring rotate route run save scan schedule seal search see select sell send serve set settle share ship shortlist ' +
    'show shut sign silence skip snooze sort spend split star start stop stream submit subscribe suggest ' +
    'supervise supply suppress suspend swap switch sync tag take teach tempban terminate test tick toggle track ' +
    'trade transcribe transfer translate trash triage trigger trim trust turn unarchive unassign unban unblock ' +
    'uncheck undo unfollow unfreeze unhide uninstall unlink unlock unmerge unmute unpin unpublish unsnooze ' +
    'unsubscribe unsuspend update upgrade upload upvote use validate verify view visit void vote vouch waive ' +
    'wash watch weigh wipe withdraw work write'
  ).split(' '),
);

/** Whether a word is a verb of what people do in a product, in its base form, or takes one back or does it again: `archive`, `unshare`, `recompile`. */
export function isDeed(word: string): boolean {
  const base = word.toLowerCase();
  return deeds.has(base) || (/^(?:un|re)/.test(base) && deeds.has(base.slice(2)));
}

/** The first two words, behind one that leads to them: "to delete a topic". */
const firstTwo = /^(?:(?:to|also) )?([^\s,/]*)[\s,/]+([^\s,/]*)/i;

/** Whether a text reads as something done: a verb, and what it is done to or how: `Delete a topic`. */
export function readsAsDeed(text: string): boolean {
  const [, first = '', second = ''] = firstTwo.exec(text) ?? [];
  return isDeed(first) && !/^(?:and|or|is|are)$/.test(second);
}

/** What a title asks or tells of that is done: `delete a board` of "… delete a board?" and of "Who may delete a board?". */
export function deedTitled(title: string): string | undefined {
  const bare = title
    .replace(/^(?:…|\.{3})\s*/, '')
    .replace(/^who (?:may|can|is allowed to|gets to) /i, '')
    .replace(/^to /i, '')
    .replace(/\s*\?$/, '');
  return readsAsDeed(bare) ? bare : undefined;
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

/** The verb of a word in -ing that is a deed: `pin` of `pinning`; undefined for any other word. */
export function deedOfGerund(word: string): string | undefined {
  const base = /^([a-z]{2,})ing$/.exec(word.toLowerCase())?.[1];
  return base && [base, `${base}e`, base.replace(/(.)\1$/, '$1')].find(isDeed);
}

/** Deeds that are things as well: `approve leave`, `write comments`. */
const isThingToo = /^(?:access|comment|leave|mail|order|post|report|request|review|work)$/;

/** Whether a phrase has an object behind its verb: `plan meals`, `vote on plans`, but neither `plan`, `comment on` nor `start and plan`. */
export function objectAfter(phrase: string): boolean {
  const [, second, ...rest] = phrase.split(' ');
  return (
    second !== undefined &&
    !/^(?:and|or)$/.test(second) &&
    !(rest.length === 0 && /^(?:about|around|as|at|from|in|into|off|on|out|to|up|with)$/.test(second)) &&
    !(rest.length === 0 && isDeed(second) && !isThingToo.test(second))
  );
}

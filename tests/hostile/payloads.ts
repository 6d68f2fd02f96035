/** Text that would set `globalThis.hostile` if any of it ever ran, by the way it would take. None of it holds a line break. */
export const payloads: Readonly<Record<string, string>> = {
  script: '<script>globalThis.hostile=1</script>',
  'script in upper case': '<SCRIPT SRC=data:text/javascript,globalThis.hostile=1></SCRIPT>',
  'image that fails': '<img src=x onerror=globalThis.hostile=1>',
  'image without spaces': '<img/src=x/onerror=globalThis.hostile=1>',
  'drawing that loads': '<svg onload=globalThis.hostile=1>',
  'drawing with a script': '<svg><script>globalThis.hostile=1</script></svg>',
  'frame with a page': '<iframe srcdoc="<script>parent.hostile=1</script>"></iframe>',
  'frame with an address': '<iframe src="javascript:parent.hostile=1"></iframe>',
  'end of an attribute': '"><img src=x onerror=globalThis.hostile=1>',
  'end of a quote': "'-(globalThis.hostile=1)-'",
  'end of a text area': '</textarea></title></style></script><script>globalThis.hostile=1</script>',
  'link that is code': '[press](javascript:globalThis.hostile=1)',
  'link with entities': '[press](&#106;avascript:globalThis.hostile=1)',
  'link to data': '[press](data:text/html,<script>opener.hostile=1</script>)',
  'address in brackets': '<javascript:globalThis.hostile=1>',
  'image that is code': '![x](javascript:globalThis.hostile=1)',
  'details that open': '<details open ontoggle=globalThis.hostile=1>',
  'field that is focused': '<input autofocus onfocus=globalThis.hostile=1>',
  'sheet of styles': '<style>@import "https://elsewhere.example/a.css";</style>',
  'other base':
    '<base href="https://elsewhere.example/"><meta http-equiv=refresh content="0;url=https://elsewhere.example/">',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that it is put together nowhere is what is tested
  template: '${globalThis.hostile=1}{{globalThis.hostile=1}}<%globalThis.hostile=1%>',
  'form that is sent': '<form action="https://elsewhere.example/"><button autofocus>x</button></form>',
  'math with a link': '<math><a xlink:href="javascript:globalThis.hostile=1">x</a></math>',
  'comment that ends': '--><img src=x onerror=globalThis.hostile=1><!--',
};

/** Names that every object has, or that change one. */
export const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
] as const;

/** Characters that turn, hide or end what stands beside them. */
export const tricky: Readonly<Record<string, string>> = {
  'right-to-left override': '\u202e',
  'left-to-right override': '\u202d',
  'right-to-left isolate': '\u2067',
  'pop isolate': '\u2069',
  'null byte': '\u0000',
  escape: '\u001b[31m',
  'lone high surrogate': '\ud83d',
  'lone low surrogate': '\udc00',
  'zero width joiner': '\u200d',
  'byte order mark': '\ufeff',
  'line separator': '\u2028',
  'replacement character': '\ufffd',
  noncharacter: '\uffff',
  'combining marks': 'a\u0301\u0489'.repeat(200),
  'tag characters': '\u{e0001}\u{e0061}',
  'carriage return': '\r',
};

/** Patterns that take exponential time, or more than any, where they are matched by going back. */
export const slowPatterns = [
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^([a-zA-Z]+)*$',
  '(.*a){25}',
  '^(\\w+\\s?)*$',
  '(x+x+)+y',
  '^((a{1,50}){1,50}){1,50}$',
  '(?<=a+)b\\1',
] as const;

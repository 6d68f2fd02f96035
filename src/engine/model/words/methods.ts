/** The methods of HTTP that every interface has. */
export const commonMethods = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS';

/** The others that are registered, those of WebDAV above all. Some are words of other sentences in capitals, too. */
export const furtherMethods =
  'PROPFIND|PROPPATCH|MKCOL|MKCALENDAR|MKACTIVITY|MKWORKSPACE|COPY|MOVE|LOCK|UNLOCK|REPORT|SEARCH|ACL|BIND|REBIND|UNBIND|CHECKIN|CHECKOUT|UNCHECKOUT|VERSION-CONTROL|BASELINE-CONTROL|MERGE|LABEL|UPDATE|ORDERPATCH|LINK|UNLINK|QUERY|TRACE|CONNECT';

/** All of them; before an address each is a method. */
export const httpMethods = `${commonMethods}|${furtherMethods}`;

/** The kinds of operations of GraphQL, whose names stand where others have a path. */
export const operationKinds = 'query|mutation|subscription';

/** The introduction of the document. */
export const CONVENTIONS = `## Conventions

Every response is an envelope \`{ code, msg, time, data }\`; code 1 means success. A business outcome is HTTP 200
with another code, and \`msg\` is its text in the language of \`Accept-Language\`. Each operation lists its errors by
their names in the logs and metrics. Money is in whole cents, times are ISO 8601 in UTC. In paths, \`recharge\` is a
top-up and \`extract\` is a withdrawal.

Unknown query parameters are ignored. Unknown fields of a body are refused with code 422. A path of this document
with another method answers 404, or 403 if the cross-site check refuses the request first.

## Signing in from a program

1. \`GET /api/session/pair\`. Keep the cookie \`XSRF-TOKEN\`.
2. \`POST /api/user/login\` with that cookie, the header \`X-XSRF-TOKEN\` with the same value, and
   \`Origin: <the origin of the shop>\`. \`POST /api/user/register\` works in the same way, and needs no code from a
   mail or text message.
3. Send \`data.userinfo.token\` of the answer in the header \`token\`, and no cookies. Then neither \`Origin\` nor
   \`X-XSRF-TOKEN\` is needed. Send either the session cookie or the header \`token\`: both together are refused
   with 403.

A backend without a storefront, and the mock, have no step 1 and check no headers in step 2.

Staff: \`GET /api/admin/session\` answers 401 and sets the cookie \`STAFF-XSRF-TOKEN\`. Send it like the one above with
\`POST /api/admin/session/sign-in\` (or \`invitation/open\` and \`invitation/accept\`), then send \`data.token\` as
\`Authorization: Bearer <token>\`, and no cookies.

## Buying

1. \`POST /api/order/quote\` answers the \`total\` of the items.
2. \`POST /api/order/create\` with that total as \`expected_total\` answers the orders, one for each shop.
3. \`POST /api/user/resetPay\` sets the payment password, once for each account. The first time, \`newpassword\` is
   enough. Later, \`oldpassword\` or a code of \`POST /api/user/send_code\` is needed.
4. \`POST /api/user/verify_pay\` with \`action: "pay"\`, the payment password and the \`order_ids\` answers a ticket.
   It is void once the session that asked for it has ended.
5. \`POST /api/order/pay\` with the ticket and the same \`order_ids\` pays from the balance.

Steps 2 and 5 need an \`Idempotency-Key\`.`

export const LIVE_EVENTS = `For signed-in shoppers. The stream ends with the session. Each event tells a client to load
something again; its data is \`{"id": …}\`:

- \`order\`: the id of the order
- \`wallet\`: the id of the top-up or withdrawal, of the refund that was credited, or of the first order that was paid
- \`notice\`: the id of the notification; when several were marked as read, of the first, and 0 when all were
- \`cart\`: the id of the shopper
- \`account\`: the id of the new session or of the new bank card, otherwise that of the shopper
- \`all\`: always 0. Events may be missing: load everything again

Send the last \`id:\` of the stream as \`Last-Event-ID\` to continue. It is a position, not the number of an event:
several events may have the same one, and some may be sent again. Without a position, the stream begins with the events
of the last five seconds. It begins with \`all\` if more than 200 events were missed, or if the position is unknown.
Comments every 15 seconds keep the connection open; they may carry a new \`id:\`.`

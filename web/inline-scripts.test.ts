import { HEAD_SCRIPT } from '@/lib/head/head-script'
import { isOwnScript, knownScripts } from './inline-scripts'

const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push'
const RETRY =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};'

test.each([
  HEAD_SCRIPT,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:\\u003cb>"])',
  `${CHUNKS}({"otherChunks":["static/chunks/1mt4suqn-fcow.js"],"runtimeModuleIds":[94553]});`,
  'requestAnimationFrame(function(){$RT=performance.now()});',
  `${RETRY};$RX("B:0","")`,
  '$RX("B:1","")',
  '$RC("B:0","S:0")',
  '$RR("B:0","S:0",[["/_next/static/a.css","style"]])',
])('recognises %s as written by Next, React or Sampan', (text) => {
  expect(isOwnScript(text)).toBe(true)
})

test.each([
  '',
  'alert(1)',
  `${HEAD_SCRIPT};alert(1)`,
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"])//',
  `${CHUNKS}({"otherChunks":["https://evil.example/a.js"],"runtimeModuleIds":[]});`,
  `${CHUNKS}({"otherChunks":["static/chunks/../../api/uploads/a.js"],"runtimeModuleIds":[]});`,
  `${CHUNKS}({"otherChunks":[],"runtimeModuleIds":[],"more":1});`,
  `${CHUNKS}(alert(1));`,
  '$RX("B:0",alert(1))',
  '$RX("B:0","");alert(1)',
  `${RETRY};alert(1)`,
  '$RX=alert;$RX("B:0","")',
])('does not recognise %s', (text) => {
  expect(isOwnScript(text)).toBe(false)
})

test('reads each executable inline script once', () => {
  const { digests, unknown } = knownScripts(`
    <script src="/_next/static/a.js" async=""></script>
    <script type="application/ld+json">{"@type":"Product"}</script>
    <script>$RC("B:0","S:0")</script><script>$RC("B:0","S:0")</script>
    <script id="x">alert(1)</script><script type="module">alert(2)</script>`)
  expect(digests).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)])
  expect(unknown).toEqual(['alert(1)', 'alert(2)'])
})

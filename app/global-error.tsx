'use client'

import '@/app/globals.css'

/** Shown when the root layout itself fails. No messages can be loaded, so the text is in all languages. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto flex min-h-dvh max-w-form flex-col items-center justify-center gap-4 px-gutter">
          <h1 className="text-20">Error · 错误 · エラー · 오류 · ข้อผิดพลาด</h1>
          <button
            type="button"
            className="min-h-tap rounded-sheet bg-accent px-6 py-2 font-semibold text-balance text-on-accent"
            onClick={retry}
          >
            Try again · 重试 · もう一度試す · 다시 시도 · ลองอีกครั้ง
          </button>
        </main>
      </body>
    </html>
  )
}

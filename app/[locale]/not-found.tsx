import { getTranslations } from 'next-intl/server'

export default async function NotFound() {
  const t = await getTranslations('notFound')
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <a href="/home">{t('action')}</a>
    </main>
  )
}

import { useLocation } from 'react-router-dom'
import { BlogListPage } from './BlogListPage'
import { blogPaths } from './blogPaths'
import { BlogPostPage } from './BlogPostPage'

/** The list and a post are one file to load: what the two share is not put among the product's shared files then. */
export function BlogPage() {
  const { pathname } = useLocation()
  return pathname === blogPaths.list ? <BlogListPage /> : <BlogPostPage />
}

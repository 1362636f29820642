import type { ConfigData } from 'html-validate'

/** What counts as valid HTML here, as served and as scripts have changed it. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes them in its own, equally valid, way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Checkboxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
    // How a telephone number breaks is a matter of looks.
    'tel-non-breaking': 'off',
    // Lists that look like none are none to some screen readers without it.
    'no-redundant-role': 'off',
    // Long titles are cut by search results; `tests/content` holds them to 60 characters.
    'long-title': 'off',
  },
}

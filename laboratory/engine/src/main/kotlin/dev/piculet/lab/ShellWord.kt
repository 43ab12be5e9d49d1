package dev.piculet.lab

private val PLAIN = Regex("""[\w@%+=:,./…-]+""")

/** Returns a word as the user has to type it for a shell: in quotes, if it has characters that a shell would take for its own. */
fun shellWord(word: Any): String = "$word".let { if (PLAIN.matches(it)) it else "'${it.replace("'", "'\\''")}'" }

// Writes copies of sources with other names: shared sources of both majors of Jackson with the names of Jackson 2, and tests of
// Piculet's functions with the names of jackson-module-kotlin. Lines keep their numbers, so stack traces fit the sources.
// Set by the plugin's execution:
//   library    the library that has these names, for the first line of the copies
//   names      files with the names, separated by commas; each is applied to the result of the one before
//   shared     the folder of the sources
//   only       the name of the one file to copy; all are copied if it is not set
//   generated  where the copies go

import groovy.io.FileType
import java.util.regex.Pattern

def renamings = names.split(',').collect { list ->
    def others = new File(list).readLines().findAll { it && !it.startsWith('#') }.collectEntries {
        def (name, other) = it.split(' = ') as List
        [(name): other]
    }
    def words = others.keySet().sort { -it.length() }.collect { Pattern.quote(it) }.join('|')
    return { String text -> text.replaceAll("\\b(?:$words)\\b") { others[it] } }
}
def renamed = { String text -> renamings.inject(text) { changed, renaming -> renaming(changed) } }

def root = session.request.multiModuleProjectDirectory.canonicalFile.toPath()
def header = { File source ->
    def path = root.relativize(source.canonicalFile.toPath()).join('/')
    "/* Copied from $path, with the names of $library. Change it there. */ "
}

def kept = [] as Set
new File(shared).eachFileRecurse(FileType.FILES) { source ->
    if (binding.hasVariable('only') && source.name != binding.getVariable('only')) {
        return
    }
    def folders = new File(shared).toPath().relativize(source.parentFile.toPath()).join('.')
    def copy = new File(generated, renamed(folders).replace('.', '/') + '/' + renamed(source.name))
    def text = header(source) + renamed(source.getText('UTF-8'))
    kept << copy
    // An unchanged copy is not written again, so the compiler has nothing to do.
    if (!copy.exists() || copy.getText('UTF-8') != text) {
        copy.parentFile.mkdirs()
        copy.setText(text, 'UTF-8')
    }
}
new File(generated).eachFileRecurse(FileType.FILES) {
    if (!(it in kept)) {
        it.delete()
    }
}

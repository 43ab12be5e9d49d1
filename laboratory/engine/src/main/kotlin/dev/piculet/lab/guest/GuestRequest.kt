package dev.piculet.lab.guest

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.payload.guest.TypeName
import java.nio.file.Path

/**
 * The class that the user asks about, checked without loading it.
 *
 * @property types the root's type first, then further classes that values may contain; class names as the JVM has them
 * @property input the file or folder with values; null where [supplier] makes them
 * @property supplier `CLASS` or `CLASS#METHOD`
 */
class GuestRequest private constructor(
    val classPath: List<Path>,
    val types: List<String>,
    val input: Path?,
    val supplier: String?,
    private val files: ClassFiles,
) {
    private val classes = types.flatMap(TypeName::classesIn).distinct()
    private val own = classes.filter { files.find(it) != null }

    /** The payload's id: the root's type without packages, as `List-Order`. */
    val id: String = TypeName.classesIn(types.first()).joinToString("-") {
        it
            .substringAfterLast('.')
            .substringAfterLast('$')
    }

    /** True if the type is an array in JSON. */
    val isArray: Boolean =
        types.first().endsWith("]") || types.first().substringBefore('<').trim() in COLLECTIONS

    /** True if Kotlin's compiler made the root's class. */
    val isKotlin: Boolean = own.firstOrNull()?.let { files.find(it)!!.isKotlin } == true

    /** The packages of the classes, none for those in the default package. */
    val packages: List<String> = own.map { it.substringBeforeLast('.', "") }.filter { it.isNotEmpty() }.distinct()

    /** Artifacts on the class path with their versions. */
    val libraries: Map<String, String> by lazy(files::libraries)

    /** @throws LabException if a class is for a newer JDK than one of these */
    fun requireLoadable(jdks: List<Jdk>) {
        for (name in own) {
            val feature = files.find(name)!!.feature
            val older = jdks.find { it.feature < feature } ?: continue
            throw LabException(
                "$name is compiled for JDK $feature, and JDK ${older.version} can't load it. " +
                    "Name a newer one, as --jdk /path/to/jdk-$feature.",
                ExitCode.USAGE,
            )
        }
    }

    companion object {
        private val COLLECTIONS =
            listOf("List", "Collection", "Set", "ArrayList", "Iterable").flatMap {
                listOf("java.util.$it", "java.lang.$it")
            }
        private val OF_UTIL =
            Regex("(?<![\\w.$])(List|Set|Map|Collection|SortedMap|SortedSet|Optional|UUID)(?![\\w.$])")
        private val OF_LANG =
            Regex("(?<![\\w.$])(String|Integer|Long|Short|Byte|Double|Float|Boolean|Character|Object)(?![\\w.$])")

        /**
         * @param types as the user writes them: `com.acme.Order`, `List<com.acme.Order.Line>`
         * @throws LabException if a class is not on the class path, or nothing says which values to make
         */
        fun of(
            classPath: List<Path>,
            types: List<String>,
            input: Path?,
            supplier: String?,
        ): GuestRequest {
            if ((input == null) == (supplier == null)) {
                throw LabException("Name the values: --input FILE, or --supplier CLASS; one of them.", ExitCode.USAGE)
            }
            val files = ClassFiles(classPath)
            val known = types.map { type -> withNames(type) { found(it, files) } }
            supplier?.let { found(it.substringBefore('#'), files) }
            return GuestRequest(classPath, known, input, supplier, files)
        }

        private fun withNames(
            type: String,
            nameOf: (String) -> String,
        ): String {
            val whole = type.trim().replace(OF_UTIL, "java.util.$1").replace(OF_LANG, "java.lang.$1")
            return whole.replace(Regex("[^<>,\\[\\]\\s]+")) { nameOf(it.value) }
        }

        /** Returns the class's own name, which has a `$` before that of an inner class. */
        private fun found(
            name: String,
            files: ClassFiles,
        ): String {
            val names =
                generateSequence(name) { last ->
                    last
                        .takeIf { '.' in it }
                        ?.replaceRange(last.lastIndexOf('.'), last.lastIndexOf('.') + 1, "$")
                }
            val isUnpacked = ClassFiles.unpacked(name) == name
            names.firstOrNull { (isUnpacked && files.find(it) != null) || isOfJdk(it) }?.let { return it }
            throw LabException("There is no class $name on the class path${hint(name, names, files)}", ExitCode.USAGE)
        }

        private fun hint(
            name: String,
            names: Sequence<String>,
            files: ClassFiles,
        ): String {
            names.firstNotNullOfOrNull { files.packed(ClassFiles.unpacked(it)) }?.let {
                return ": ${it.element} has it in ${it.room}/classes, where java -cp does not look. ${it.remedy}"
            }
            val similar = files.similarTo(name).take(MOST_HINTS)
            return if (similar.isEmpty()) "." else ". Did you mean ${similar.joinToString(" or ")}?"
        }

        private fun isOfJdk(name: String): Boolean =
            try {
                Class.forName(name, false, ClassLoader.getPlatformClassLoader())
                true
            } catch (_: ClassNotFoundException) {
                false
            }

        private const val MOST_HINTS = 3
    }
}

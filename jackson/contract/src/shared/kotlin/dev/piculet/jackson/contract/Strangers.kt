package dev.piculet.jackson.contract

import java.lang.reflect.Modifier
import java.net.URLClassLoader
import java.nio.file.Path
import java.util.IdentityHashMap
import java.util.jar.JarFile
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name

/** Classes of the jars in `target/strangers`, which see Jackson but nothing of ours. */
internal object Strangers {
    private val jars: List<Path> = Path.of("target/strangers").listDirectoryEntries("*.jar").sorted()

    private val loader = URLClassLoader(jars.map { it.toUri().toURL() }.toTypedArray(), javaClass.classLoader)

    /** One class of so many of each jar that has data; `-Dstrangers.share=1` takes all. */
    private val share = System.getProperty("strangers.share")?.toInt() ?: 12

    /** The classes that a mapper might read, by the names of their jars. */
    val classes: Map<String, List<Class<*>>> by lazy {
        jars
            .filter { jar -> LIBRARIES.any { jar.name.startsWith(it) } }
            .associate { jar ->
                jar.name to namesIn(jar).mapNotNull(::dataClass).filterIndexed { i, _ -> i % share == 0 }
            }
    }

    private fun namesIn(jar: Path): List<String> =
        JarFile(jar.toFile()).use { file ->
            file
                .stream()
                .map { it.name }
                .filter { it.endsWith(".class") && !it.startsWith("META-INF/") && "-info." !in it }
                .map { it.removeSuffix(".class").replace('/', '.') }
                .sorted()
                .toList()
        }

    private fun dataClass(name: String): Class<*>? =
        loaded(name)?.takeIf {
            val isData = !it.isEnum && !Throwable::class.java.isAssignableFrom(it) && !ANONYMOUS.containsMatchIn(name)
            isData && Modifier.isPublic(it.modifiers) && !Modifier.isAbstract(it.modifiers)
        }

    /** Returns a class; null if it, or one that it names, isn't there. */
    private fun loaded(name: String): Class<*>? =
        try {
            Class.forName(name, false, loader).also {
                it.methods
                it.declaredFields
            }
        } catch (_: ClassNotFoundException) {
            null
        } catch (_: LinkageError) {
            null
        }

    /** Returns the builder that a class has by its name, with a constructor that takes nothing; null if there is none. */
    fun builderOf(type: Class<*>): Class<*>? {
        if (type.classLoader !== loader) return null
        val simpleName = type.name.substringAfterLast('.').substringAfterLast('$')
        val names = listOf("Builder", "BuilderImpl", simpleName + "Builder").map { "${type.name}$$it" }
        return (names + (type.name + "Builder")).mapNotNull(::loaded).firstOrNull { builds(it, type) }
    }

    private fun builds(
        builder: Class<*>,
        type: Class<*>,
    ): Boolean =
        !Modifier.isAbstract(builder.modifiers) &&
            builder.declaredConstructors.any { it.parameterCount == 0 } &&
            builder.methods.any {
                it.name == "build" && it.parameterCount == 0 && !it.isBridge && type.isAssignableFrom(it.returnType)
            }

    /** Returns what the names of a builder's setters begin with. */
    fun prefixOf(builder: Class<*>): String = if (builder.methods.any { it.name.startsWith("with") }) "with" else ""

    private val ANONYMOUS = Regex("\\$\\d")

    private val LIBRARIES =
        listOf("docker-java-api", "keycloak-core", "kubernetes-model", "nessie-model", "slack-api-model") +
            listOf("sqs", "swagger-models")
}

/** Everything that a value holds, by its fields: classes of strangers need not say anything of themselves. */
internal class FieldText {
    private val seen = IdentityHashMap<Any, Unit>()

    fun of(value: Any?): String =
        when {
            value == null -> "null"
            value is Map<*, *> -> value.entries.joinToString(", ", "{", "}") { "${of(it.key)}=${of(it.value)}" }
            value is Set<*> -> value.map(::of).sorted().toString()
            value is Collection<*> -> value.map(::of).toString()
            value is Array<*> -> value.map(::of).toString()
            value.javaClass.isArray || value is Enum<*> || value.javaClass.name.startsWith("java.") -> shown(value)
            seen.put(value, Unit) != null -> "seen ${value.javaClass.name}"
            else -> value.javaClass.name + fieldsOf(value.javaClass, value)
        }

    private fun shown(value: Any): String =
        if (value.javaClass.isArray) {
            List(java.lang.reflect.Array.getLength(value)) { of(java.lang.reflect.Array.get(value, it)) }.toString()
        } else {
            value.toString()
        }

    private fun fieldsOf(
        type: Class<*>,
        value: Any,
    ): List<String> {
        if (type == Any::class.java || type.name.startsWith("java.")) return listOf()
        val own =
            type.declaredFields.filter { !Modifier.isStatic(it.modifiers) && !it.isSynthetic }.map {
                it.isAccessible = true
                "${it.name}=${of(it.get(value))}"
            }
        return fieldsOf(type.superclass, value) + own
    }
}

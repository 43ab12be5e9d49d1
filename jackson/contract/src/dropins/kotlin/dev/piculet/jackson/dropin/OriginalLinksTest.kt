package dev.piculet.jackson.dropin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.MethodSource
import org.junit.jupiter.params.provider.ValueSource
import java.io.File
import java.lang.reflect.Executable
import java.lang.reflect.Field
import java.lang.reflect.Member
import java.lang.reflect.Method
import java.lang.reflect.Modifier

/** Code compiled against the original finds every class, function and constant that it was linked to. */
class OriginalLinksTest {
    @ParameterizedTest
    @ValueSource(
        strings = [
            "ExtensionsKt", "KotlinFeature", "KotlinInvalidNullException", "KotlinModule", "KotlinModule\$Builder",
            "KotlinModuleKt", "UnsignedNumbersKt", "WrapsNullableValueClassDeserializer",
        ],
    )
    fun `every public member of the original is there`(name: String) {
        Original().use { loader ->
            val original = loader.loadClass(Original.PACKAGE + name)
            val ours = Class.forName(Original.PACKAGE + name)
            val expected = members(original)
            assertTrue(expected.isNotEmpty())
            assertEquals(emptySet<String>(), expected - members(ours))
        }
    }

    @ParameterizedTest
    @MethodSource("dev.piculet.jackson.dropin.Original#older")
    fun `every public member that classes of older versions had is there`(jar: File) {
        val missing =
            Original(jar).use { loader ->
                LINKED
                    .filter { loader.findResource((Original.PACKAGE + it).replace('.', '/') + ".class") != null }
                    .flatMap { name ->
                        val original = members(loader.loadClass(Original.PACKAGE + name))
                        (original - members(Class.forName(Original.PACKAGE + name))).map { "$name: $it" }
                    }
            }
        assertEquals("", missing.filter { it !in LEFT_OUT }.joinToString("\n"))
    }

    private fun members(type: Class<*>): Set<String> =
        (type.methods.toList() + type.constructors + type.fields)
            .filter { !it.isSynthetic || it.name.endsWith("\$default") }
            .filter { it.name !in NOT_LINKED }
            .mapTo(sortedSetOf()) { describe(it) }

    private fun describe(member: Member): String =
        buildString {
            if (Modifier.isStatic(member.modifiers)) append("static ")
            if (member is Field) append(member.type.name).append(' ')
            if (member is Method) append(member.returnType.name).append(' ')
            append(if (member is Executable && member !is Method) "new" else member.name)
            if (member is Executable) member.parameterTypes.joinTo(this, ", ", "(", ")") { it.name }
        }

    private companion object {
        /** Classes that other code was linked to. */
        val LINKED =
            listOf("ExtensionsKt", "KotlinFeature", "KotlinInvalidNullException", "KotlinModule") +
                listOf("KotlinModule\$Builder", "KotlinModuleKt", "MissingKotlinParameterException") +
                listOf("UnsignedNumbersKt", "WrapsNullableValueClassDeserializer")

        /** Members that versions before 2.19 had only for the JVM: compilers refused to call them. */
        val LEFT_OUT =
            setOf(
                "KotlinModule: com.fasterxml.jackson.module.kotlin.SingletonSupport getSingletonSupport()",
                "KotlinModule: boolean getUseKotlinPropertyNameForGetter()",
            )

        /** Inlined into every caller, or internal to the original. */
        val NOT_LINKED =
            setOf("Companion", "DEFAULT_CACHE_SIZE") +
                setOf("getEnabledByDefault\$jackson_module_kotlin", "getBitSet\$jackson_module_kotlin")
    }
}

package dev.piculet.lab

import dev.piculet.lab.catalog.ContenderModule
import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.ObjectInputStream
import java.io.ObjectOutputStream
import java.nio.file.Path

/** A variable from which some JVMs take options. The build sets it for tests; measured JVMs must not get it. */
const val KEPT_OUT = "IBM_JAVA_OPTIONS"

/** Works by the JDK's own serialization, independent of the environment. Subclasses break a part of it. */
open class Honest :
    Contender,
    Binding<Any> {
    override fun bind(payload: Payload): Binding<*> {
        check(System.getenv(KEPT_OUT) == null) { "options of another JVM" }
        return this
    }

    override fun serialize(value: Any): ByteArray {
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use { it.writeObject(value) }
        return bytes.toByteArray()
    }

    override fun deserialize(bytes: ByteArray): Any =
        ObjectInputStream(ByteArrayInputStream(bytes)).use { it.readObject() }
}

/** Returns a contender whose class is one of these tests', ready for JVMs of its own. */
inline fun <reified T : Contender> ready(id: String = "x"): ReadyContender {
    val classes = Path.of(T::class.java.protectionDomain.codeSource.location.toURI())
    val module = ContenderModule("tests", classes, Path.of("product"))
    val descriptor = descriptor(id).copy(className = T::class.java.name, module = module)
    return ReadyContender(ContenderSelection(descriptor, "1.0"), emptyList(), emptyList())
}

package dev.piculet.jackson.contract

import org.objectweb.asm.AnnotationVisitor
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassVisitor
import org.objectweb.asm.ClassWriter
import org.objectweb.asm.Opcodes

/** The class that [ClassCopies] copies. The digits are the copies' own. */
data class Copied000(
    val id: NumberValue,
    val name: String = "d",
    val list: List<Copied000> = listOf(),
)

/** Classes that no compiler has made. */
internal object ClassCopies {
    /** Returns so many classes like [Copied000], but for the name. */
    fun many(count: Int): List<Class<*>> {
        val loader = Loader()
        val original = String(bytesOf(Copied000::class.java), Charsets.ISO_8859_1)
        return List(count) { index ->
            val digits = "%03d".format(index + 1)
            loader.define(original.replace("Copied000", "Copied$digits").toByteArray(Charsets.ISO_8859_1))
        }
    }

    /** Returns classes like these, which another class loader has: each may name those before it. */
    fun again(vararg types: Class<*>): List<Class<*>> {
        val loader = Loader()
        return types.map { loader.define(bytesOf(it)) }
    }

    /** Returns a copy of a class and of those nested in it, loaded when they are needed, where another class is not there. */
    fun without(
        missing: Class<*>,
        type: Class<*>,
    ): Class<*> = Incomplete(missing.name, type.name).loadClass(type.name)

    /** Returns a copy of a class whose metadata has other values, by their names in the class file. */
    fun withMetadata(
        type: Class<*>,
        changes: Map<String, Any>,
    ): Class<*> {
        val writer = ClassWriter(0)
        val changing =
            object : ClassVisitor(Opcodes.ASM9, writer) {
                override fun visitAnnotation(
                    descriptor: String,
                    isVisible: Boolean,
                ): AnnotationVisitor {
                    val copying = super.visitAnnotation(descriptor, isVisible)
                    return if (descriptor == "Lkotlin/Metadata;") changed(copying, changes) else copying
                }
            }
        ClassReader(bytesOf(type)).accept(changing, 0)
        return Loader().define(writer.toByteArray())
    }

    private fun changed(
        copying: AnnotationVisitor,
        changes: Map<String, Any>,
    ): AnnotationVisitor =
        object : AnnotationVisitor(Opcodes.ASM9, copying) {
            override fun visit(
                name: String?,
                value: Any,
            ) {
                super.visit(name, changes[name] ?: value)
            }
        }

    private fun bytesOf(type: Class<*>): ByteArray =
        type.getResourceAsStream("${type.name.substringAfterLast('.')}.class")!!.use { it.readBytes() }

    private class Loader : ClassLoader(ClassCopies::class.java.classLoader) {
        fun define(bytes: ByteArray): Class<*> = defineClass(null, bytes, 0, bytes.size)
    }

    private class Incomplete(
        private val missing: String,
        private val outer: String,
    ) : ClassLoader(ClassCopies::class.java.classLoader) {
        override fun loadClass(
            name: String,
            resolve: Boolean,
        ): Class<*> =
            synchronized(getClassLoadingLock(name)) {
                when {
                    name == missing -> throw ClassNotFoundException(name)
                    name == outer || name.startsWith("$outer$") -> findLoadedClass(name) ?: define(name)
                    else -> super.loadClass(name, resolve)
                }
            }

        private fun define(name: String): Class<*> {
            val bytes = bytesOf(Class.forName(name, false, parent))
            return defineClass(name, bytes, 0, bytes.size)
        }
    }
}

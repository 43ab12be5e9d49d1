package dev.piculet.jackson.dropin

import java.io.File
import java.net.URLClassLoader
import java.util.concurrent.Callable
import java.util.jar.JarFile

/** Loads the package of one version of the original by itself, and all that it stands on as the tests do. */
internal class Original(
    private val jar: File = File(System.getProperty("original.jar")),
) : URLClassLoader(arrayOf(jar.toURI().toURL()), Original::class.java.classLoader) {
    /** Returns the classes of the package, nested ones included. */
    fun classes(): List<Class<*>> =
        JarFile(jar).use { file ->
            file
                .entries()
                .toList()
                .map { it.name.replace('/', '.') }
                .filter { it.startsWith(PACKAGE) && it.endsWith(".class") }
                .map { loadClass(it.removeSuffix(".class")) }
        }

    override fun loadClass(
        name: String,
        resolve: Boolean,
    ): Class<*> =
        synchronized(getClassLoadingLock(name)) {
            if (name.startsWith(PACKAGE)) findLoadedClass(name) ?: findClass(name) else super.loadClass(name, resolve)
        }

    companion object {
        val PACKAGE: String = System.getProperty("original.package")

        /**
         * Returns the answer of a class on a class path with the original's jar first. The class is loaded anew, with
         * all classes that it refers to.
         */
        fun <T> standingFirst(type: Class<out Callable<T>>): T = anew(type, System.getProperty("original.jar"))

        /**
         * Returns the answer of a class that is loaded anew, with all classes that it refers to, on these jars followed
         * by the tests' class path.
         */
        fun <T> anew(
            type: Class<out Callable<T>>,
            vararg first: String,
        ): T {
            val rest = System.getProperty("java.class.path").split(File.pathSeparator)
            val path = (first.toList() + rest).map { File(it).toURI().toURL() }
            return URLClassLoader(path.toTypedArray(), ClassLoader.getPlatformClassLoader()).use { loader ->
                val copy = loader.loadClass(type.name).getConstructor().newInstance()
                @Suppress("UNCHECKED_CAST")
                (copy as Callable<T>).call()
            }
        }

        /** Returns the jars of older versions. */
        @JvmStatic
        fun older(): List<File> = File(System.getProperty("older.originals")).listFiles().orEmpty().sorted()
    }
}

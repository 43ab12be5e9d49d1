package dev.piculet.jackson.contract

import java.io.File
import java.net.URL
import java.net.URLClassLoader
import java.util.function.Consumer
import java.util.logging.Handler
import java.util.logging.LogRecord
import java.util.logging.Logger

/** Makes a mapper by classes that nobody has used before: what the first one in a JVM says, others do not. */
class FirstMappers : Consumer<String> {
    /** Gives a mapper these modules: `original`, `piculet`, with a space between. */
    override fun accept(modules: String) {
        val all = modules.split(' ').map { if (it == "original") Oracle else interpreted }
        builder().addModules(all.map { it.module(mapOf()) }).build().quoted<Read>("{'name':'a'}")
    }

    data class Read(
        val name: String,
    )

    /** Who finds jackson-module-kotlin by its name. */
    internal enum class Seen { BY_ALL, BY_THE_APPLICATION, BY_NONE }

    internal companion object {
        private val path = System.getProperty("java.class.path").split(File.pathSeparator).map { File(it).absoluteFile }

        private val own =
            File(
                FirstMappers::class.java.protectionDomain.codeSource.location
                    .toURI(),
            )

        private fun isOriginal(file: File) = file.name.startsWith("jackson-module-kotlin")

        /** Returns the warnings while mappers with these modules are made, one after the other. */
        fun reports(
            vararg mappers: String,
            seen: Seen = Seen.BY_ALL,
        ): List<String> {
            val reports = Reports()
            val logger = Logger.getLogger("dev.piculet.jackson$MAJOR.kotlin")
            logger.addHandler(reports)
            try {
                loaderOf(path.filter { seen == Seen.BY_ALL || (!isOriginal(it) && it != own) }, null).use { libraries ->
                    loaderOf(path.filter { it == own || (isOriginal(it) && seen != Seen.BY_NONE) }, libraries).use {
                        val made = it.loadClass(FirstMappers::class.java.name).getConstructor().newInstance()
                        @Suppress("UNCHECKED_CAST")
                        mappers.forEach((made as Consumer<String>)::accept)
                    }
                }
            } finally {
                logger.removeHandler(reports)
            }
            return reports.texts
        }

        private fun loaderOf(
            files: List<File>,
            parent: ClassLoader?,
        ): URLClassLoader {
            val urls = files.map<File, URL> { it.toURI().toURL() }
            return URLClassLoader(urls.toTypedArray(), parent ?: ClassLoader.getPlatformClassLoader())
        }
    }

    private class Reports : Handler() {
        val texts = mutableListOf<String>()

        override fun publish(record: LogRecord) {
            texts += "${record.level} ${record.message}"
        }

        override fun flush() = Unit

        override fun close() = Unit
    }
}

package dev.piculet.jackson.contract

import java.io.File
import java.net.URLClassLoader
import java.util.logging.Handler
import java.util.logging.LogRecord
import java.util.logging.Logger

/** Makes mappers with both modules, in either order, by classes that nobody has used before. */
class ReportedOnce : Runnable {
    override fun run() {
        val modules = listOf(Oracle, interpreted).map { it.module(mapOf()) }
        repeat(2) {
            builder().addModules(modules).build()
            builder().addModules(modules.reversed()).build()
        }
    }

    internal companion object {
        /** Returns what a JVM's first mappers say. */
        fun reports(): List<String> {
            val reports = Reports()
            val logger = Logger.getLogger("dev.piculet.jackson$MAJOR")
            logger.addHandler(reports)
            try {
                val jars = System.getProperty("java.class.path").split(File.pathSeparator).map {
                    File(it)
                        .toURI()
                        .toURL()
                }
                URLClassLoader(jars.toTypedArray(), ClassLoader.getPlatformClassLoader()).use { loader ->
                    val copy = loader.loadClass(ReportedOnce::class.java.name).getConstructor().newInstance()
                    (copy as Runnable).run()
                }
            } finally {
                logger.removeHandler(reports)
            }
            return reports.texts
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

package dev.piculet.jackson.contract

import tools.jackson.databind.JacksonModule
import java.net.URL
import java.util.Collections
import java.util.Enumeration
import kotlin.io.path.createTempFile
import kotlin.io.path.deleteExisting
import kotlin.io.path.writeLines

/** Runs [action] where the modules that are found are these classes, in this order. */
internal fun <T> withServices(
    classes: List<String>,
    action: () -> T,
): T {
    val file = createTempFile().writeLines(classes)
    val thread = Thread.currentThread()
    val loader = thread.contextClassLoader
    thread.contextClassLoader = Services(file.toUri().toURL(), loader)
    return try {
        action()
    } finally {
        thread.contextClassLoader = loader
        file.deleteExisting()
    }
}

private class Services(
    private val classes: URL,
    parent: ClassLoader,
) : ClassLoader(parent) {
    override fun getResources(name: String): Enumeration<URL> =
        if (name == "META-INF/services/" + JacksonModule::class.java.name) {
            Collections.enumeration(listOf(classes))
        } else {
            super.getResources(name)
        }
}

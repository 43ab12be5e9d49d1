package dev.piculet.lab.catalog

import java.nio.file.Path
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import javax.tools.ToolProvider
import kotlin.io.path.createDirectories
import kotlin.io.path.outputStream
import kotlin.io.path.readBytes
import kotlin.io.path.relativeTo
import kotlin.io.path.walk
import kotlin.io.path.writeText

/** A jar with the names of kogera: its package, its module's class, its pom. What it can do is Jackson's own. */
internal class KogeraStandIn(
    private val folder: Path,
    private val jacksonVersion: String,
    private val version: String = "2.15.2-beta0",
) {
    val pom: String =
        """
        <project>
          <groupId>io.github.projectmapk</groupId>
          <artifactId>jackson-module-kogera</artifactId>
          <version>$version</version>
          <dependencies>
            <dependency>
              <groupId>com.fasterxml.jackson.core</groupId>
              <artifactId>jackson-databind</artifactId>
              <version>$jacksonVersion</version>
            </dependency>
          </dependencies>
        </project>
        """.trimIndent()

    /** Makes the jar, with its pom inside or without it. */
    fun jar(
        name: String = "jackson-module-kogera-$version.jar",
        hasPom: Boolean = true,
    ): Path {
        val classes = compiled()
        val jar = folder.resolve(name)
        ZipOutputStream(jar.outputStream()).use { zip ->
            for (file in classes.walk()) zip.put("${file.relativeTo(classes)}", file.readBytes())
            if (hasPom) {
                val place = "META-INF/maven/io.github.projectmapk/jackson-module-kogera"
                zip.put("$place/pom.xml", pom.encodeToByteArray())
            }
        }
        return jar
    }

    private fun ZipOutputStream.put(
        name: String,
        content: ByteArray,
    ) {
        putNextEntry(ZipEntry(name))
        write(content)
    }

    /** Jackson itself is stubbed: it is on no class path of these tests. */
    private fun compiled(): Path {
        val jackson = compiled("stub", mapOf("SimpleModule" to STUB), "")
        return compiled("kogera", SOURCES.mapValues { (_, text) -> PACKAGE + text }, "$jackson")
    }

    private fun compiled(
        name: String,
        sources: Map<String, String>,
        classPath: String,
    ): Path {
        val place = folder.resolve("sources/$name").createDirectories()
        val files = sources.map { (type, text) -> place.resolve("$type.java").also { it.writeText(text) } }
        val classes = folder.resolve("classes/$name").createDirectories()
        val options = listOf("-d", "$classes", "-cp", classPath, "-proc:none", "--release", "17")
        val arguments = (options + files.map(Path::toString)).toTypedArray()
        check(ToolProvider.getSystemJavaCompiler().run(null, null, null, *arguments) == 0)
        return classes
    }

    private companion object {
        const val PACKAGE = "package io.github.projectmapk.jackson.module.kogera;\n"

        const val STUB = "package com.fasterxml.jackson.databind.module; public class SimpleModule {}"

        val SOURCES =
            mapOf(
                "KotlinFeature" to "public enum KotlinFeature { StrictNullChecks }",
                "KotlinModule" to
                    """
                    public final class KotlinModule extends com.fasterxml.jackson.databind.module.SimpleModule {
                        public static final class Builder {
                            public Builder configure(KotlinFeature feature, boolean enabled) { return this; }
                            public KotlinModule build() { return new KotlinModule(); }
                        }
                    }
                    """,
            )
    }
}

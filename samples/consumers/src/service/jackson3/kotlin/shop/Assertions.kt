package shop

import dev.piculet.jackson3.kotlin.KotlinModule
import org.junit.jupiter.api.Assertions.assertTrue
import org.springframework.context.ApplicationContext
import tools.jackson.databind.json.JsonMapper

/** The module of the service's mapper tells how it reads and writes the class. */
fun assertReadByPiculet(
    type: Class<*>,
    service: ApplicationContext,
) {
    val modules = service.getBean(JsonMapper::class.java).registeredModules()
    val lines = modules.filterIsInstance<KotlinModule>().single().diagnostics()
    assertTrue("${type.name}, reading: from the parser's buffer, by generated code" in lines, lines.toString())
    assertTrue("${type.name}, writing: into the generator's buffer, by generated code" in lines, lines.toString())
}

/** Makes a mapper with the modules that are found. */
fun makeAnotherMapper() {
    JsonMapper.builder().findAndAddModules().build()
}

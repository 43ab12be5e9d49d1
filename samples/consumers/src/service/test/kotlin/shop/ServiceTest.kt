package shop

import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.springframework.boot.builder.SpringApplicationBuilder
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.net.http.HttpResponse.BodyHandlers
import java.nio.file.Path

open class ServiceTest {
    @Test
    fun `requests are answered as the guide says`() {
        val requests = Requests(Path.of("../../../src/service/requests.txt"))
        assertEquals(requests.expected, requests.answers(port))
    }

    @Test
    fun `Piculet does it`() {
        post("""{"id":7,"customer":"Ann"}""")
        assertReadByPiculet(Order::class.java, service)
    }

    @Test
    fun `values that jackson-module-kotlin can't read or writes otherwise are read and written as by Piculet`() {
        val stock = """{"weeks":{"start":1,"end":4},"counts":{"4294967295":7},"places":["a"]}"""
        assertEquals(stock, post(stock, "/stocks").body())
    }

    protected fun post(
        json: String,
        path: String = "/orders",
    ): HttpResponse<String> {
        val uri = URI("http://localhost:$port$path")
        val request = HttpRequest.newBuilder(uri).header("Content-Type", "application/json")
        return HttpClient
            .newHttpClient()
            .send(request.POST(BodyPublishers.ofString(json)).build(), BodyHandlers.ofString())
    }

    companion object {
        private val port: Int get() = service.environment.getRequiredProperty("local.server.port").toInt()

        /** Started by the first test. */
        private val service by lazy {
            SpringApplicationBuilder(Service::class.java)
                .run("--server.port=0", "--spring.main.banner-mode=off", "--logging.level.root=warn")
        }

        @JvmStatic
        @AfterAll
        fun stop() {
            service.close()
        }
    }
}
